/** The facets of a settlement, in a box of 100 by 100. */
export const GABLE = 'M11 79V53L26 22 43 60V86z';
export const WALL = 'M43 86V60L91 54V78z';
export const ROOF = 'M26 22 72 16 93 54 43 60z';
export const OUTLINE = 'M11 79V53L26 22 72 16 93 54 91 55V78L43 86z';
