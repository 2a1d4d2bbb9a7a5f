"""Tournaments of bots, benchmarks and research tools."""
