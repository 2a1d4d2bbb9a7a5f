/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:locales' {
  export const catalogues: Record<string, () => Promise<{ default: string }>>;
}
