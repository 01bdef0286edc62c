/** Numbers of PostgreSQL's advisory locks: any, but one for each thing that only one may do at a time. */
export const ADVISORY_LOCKS = {
  /** drizzle's migrator has no lock of its own. */
  migration: 4_711_001,
  /** Of instances that start together one seeds, the others find its rows. */
  seed: 4_711_002,
  sends: 4_711_003,
  purge: 4_711_004,
} as const;
