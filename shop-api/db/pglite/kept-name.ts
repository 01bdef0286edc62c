/** The folder name under which a restore keeps the previous database, beside the new one. */
export function keptName(moment: string): string {
  return `db.before-${moment}`;
}
