export const incidentTones = {
  status: { open: "danger", inProgress: "warning", resolved: "success", closed: "neutral" },
  priority: { low: "neutral", normal: "info", high: "warning", urgent: "danger" },
} as const;
