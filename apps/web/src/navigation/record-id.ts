/** A record's id out of an address; 0, which no record has, for anything else, so that the server says 404. */
export function recordId(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}
