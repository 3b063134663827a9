export const managedServiceColumns = {
  name: { flex: 2, main: true },
  assigned: { width: 110 },
  category: { flex: 1 },
  provider: { flex: 1 },
  phone: { width: 150 },
} as const;
