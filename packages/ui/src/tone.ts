/** The six moods a dot, badge, banner or toast can have. A tone never stands alone: a word goes with it. */
export type Tone = "neutral" | "accent" | "success" | "info" | "warning" | "danger";
