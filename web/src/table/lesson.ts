/** A lesson as the table sees it. */
export interface LessonState {
  /** From 1. */
  n: number;
  all: number;
  /** The actions that answer the question. */
  answers: readonly number[];
  done: boolean;
  ondone: () => void;
  /** To another lesson, counted from 0. */
  ongo: (to: number) => void;
}
