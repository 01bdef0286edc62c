/** Keys of PostgreSQL advisory locks: arbitrary, but unique. */
export const ADVISORY_LOCKS = {
  /** drizzle's migrator does not lock. */
  migration: 4_711_001,
  /** When several instances start together, one seeds and the others find its rows. */
  seed: 4_711_002,
  sends: 4_711_003,
  purge: 4_711_004,
  acknowledgements: 4_711_005,
} as const;
