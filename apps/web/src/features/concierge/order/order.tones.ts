export const orderTones = {
  status: {
    new: "info",
    accepted: "accent",
    preparing: "accent",
    delivered: "success",
    completed: "success",
    cancelled: "danger",
  },
  amountStatus: { estimated: "neutral", toValidate: "warning", validated: "success" },
} as const;
