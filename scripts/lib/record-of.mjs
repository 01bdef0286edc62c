/**
 * `Object.fromEntries`, with the names kept in the type.
 *
 * @template {string} Name
 * @template Value
 * @param {readonly (readonly [Name, Value])[]} entries
 */
export function recordOf(entries) {
  return /** @type {Record<Name, Value>} */ (Object.fromEntries(entries));
}
