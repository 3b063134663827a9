/** Columns of managed services on the page of a building or neighborhood, including whether they are assigned. */
export const managedServiceColumns = {
  name: { flex: 2, main: true },
  assigned: { width: 110 },
  category: { flex: 1 },
  provider: { flex: 1 },
  phone: { width: 150 },
} as const;
