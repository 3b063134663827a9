const marks = "\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff";
const anywhere = new RegExp(`[${marks}]`, "gu");
const around = new RegExp(`^[\\s${marks}]+|[\\s${marks}]+$`, "gu");

/**
 * Without soft hyphens, zero-width and direction marks, which come along when copied. For numbers, dates and
 * addresses; in free text, emoji and other scripts need them.
 */
export const withoutMarks = (text: string): string => text.replace(anywhere, "");

/** Without the marks and spaces around it. */
export const withoutMarksAround = (text: string): string => text.replace(around, "");
