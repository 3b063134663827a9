export const importTones = {
  queued: "neutral",
  running: "info",
  succeeded: "success",
  partial: "warning",
  failed: "danger",
} as const;
