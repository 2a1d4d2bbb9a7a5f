/** A board of hexes for the gallery: the quadrants with their terrain letters, set up at will. */

import { TERRAINS, type GroundCode } from '../art/kingdom_builder/terrain';
import type { Grid } from '../lib/protocol';

const LETTERS = 'GCDFTWMK';

const QUADRANTS: Readonly<Record<string, string>> = {
  tavern:
    'FDDMMDDCCC FFDDDMMCCC FFFFFFFMMM WWFKGGTTMM FFWWGGGTTC FCCWGTTCCC DFLCWTTLCG DDCWTTGGGG DDDWTTTGGG DDWWTTTGGG',
  paddock:
    'CCCDDWDDDD MMCDDWDDDD MMCMMWDDLF MCMMWMDFFF CCTTWMMCFF CTTWCCCMFF CLTTWFFFFF GGTWGKGFGT GGTTWGGGGT GGTTWGGGTT',
  oasis:
    'DDCWWTTGGG DCWFFTTTGG DDWFFTTLFG WWWFGTFFFF WWWWGGGGFF WTTWGGCCDC WTCTWGCCDC WKCFWLDDCW WWCFWWWDDW WWWWWWWWWW',
  farm: 'DDCWWTTTGG DKCWTTTLGG CCCFFFTCFF CCFFWDDCCF CGGWFFDDCC GGLFWFWDDC GGGTFFWWDD GGTTMWWWDW GMTTWWWWWW TTTWWWWWWW',
  oracle:
    'GGGTTWGTTT GGGKTWGTTT GFFGTTWGGT FFCGTWFLTT FFFCCWFFWW MMCGGWWWDD CCCMGFFFDD CCKDMDFFCC WWWDDDDMCC WWWWDDDDDC',
  tower:
    'TTTTMMGMCC TMTTFGMMMC FFTFFFGGWM DFFFWLGWMM DDDDFWGWCC DCDDDWWCGC DDCDDWFKGC CCLDWFFFGG DCWWWTTFGG DCCWTTTGGG',
  barn: 'CDDDDDDDDD CCCDDDDDCD MMMDMMLDDC CMMMMMFFCC CCCMMWFFFC GCCCMFFWTC GGLTFFWFFT GGTTFFGKTT GGGTTWGGTT GGGTWGGTTT',
  harbor:
    'GGTTTWGTTF GFTTWGTTFF GFFTWGGFFF FFTTWGMFDD CFKTWGDDDD CCTWGGMMDD CCWWWGDDDC WWGGWWLCMC WDKGWMWCCC WDDWWWWCCC',
};

export const HEX_GRID: Grid = { shape: 'hex', rows: 20, columns: 20 };

export function hexBoard(names: readonly string[]): GroundCode[] {
  return Array.from({ length: 400 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 20), cell % 20];
    const name = names[(row > 9 ? 2 : 0) + (column > 9 ? 1 : 0)] ?? 'farm';
    const letter = QUADRANTS[name]!.split(' ')[row % 10]![column % 10]!;
    return letter === 'L' ? (name as GroundCode) : TERRAINS[LETTERS.indexOf(letter)]!;
  });
}

export const HEX_BOARD = hexBoard(
  (new URLSearchParams(location.search).get('board') ?? 'tavern,paddock,oasis,farm').split(','),
);

/** Some settlements: cell and seat. */
export const HEX_HOUSES: Readonly<Record<number, number>> = Object.fromEntries(
  HEX_BOARD.flatMap((ground, cell) =>
    (TERRAINS.indexOf(ground as 'grass') + 1 || 9) < 6 && (cell * 37) % 11 < 3
      ? [[cell, Math.floor(cell / 7) % 5]]
      : [],
  ),
);
