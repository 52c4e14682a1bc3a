/** The logo's corner piece, in a 100 × 100 box: socket above, tab ahead. */
export const cornerPiece =
  'M2 22L30 22A3.6 3.6 0 0 1 32.9 27.8A9 9 0 1 0 47.1 27.8A3.6 3.6 0 0 1 50 22L78 22L78 50A3.6 3.6 0 0 0 83.8 52.9A9 9 0 1 1 83.8 67.1A3.6 3.6 0 0 0 78 70L78 98L2 98Z';
