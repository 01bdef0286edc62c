/** The name, beside the database, of one that a restore puts aside at this moment. */
export function keptName(moment: string): string {
  return `db.before-${moment}`;
}
