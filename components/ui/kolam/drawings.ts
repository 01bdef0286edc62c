/** A sikku kolam: closed strands that loop round a grid of dots. */
export type KolamDrawing = {
  /** Side length of the square view box. */
  size: number;
  stroke: number;
  /** Width of a dot. */
  dot: number;
  strands: readonly string[];
  dots: string;
};

export const FOUR_DOTS: KolamDrawing = {
  size: 20,
  stroke: 1.1,
  dot: 2.2,
  strands: [
    'M10 5C8.35 6.65 6.65 8.35 5 10C3.17 11.83 1.4 12.412 1.4 15C1.4 16.986 3.014 18.6 5 18.6C7.588 18.6 8.17 16.83 10 15C11.65 13.35 13.35 11.65 15 10C16.83 8.17 18.6 7.588 18.6 5C18.6 3.014 16.986 1.4 15 1.4C12.412 1.4 11.83 3.17 10 5Z',
    'M5 10C3.17 8.17 1.4 7.588 1.4 5C1.4 3.014 3.014 1.4 5 1.4C7.588 1.4 8.17 3.17 10 5C11.65 6.65 13.35 8.35 15 10C16.83 11.83 18.6 12.412 18.6 15C18.6 16.986 16.986 18.6 15 18.6C12.412 18.6 11.83 16.83 10 15C8.35 13.35 6.65 11.65 5 10Z',
  ],
  dots: 'M5 5h0M15 5h0M5 15h0M15 15h0',
};
