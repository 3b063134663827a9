/**
 * The columns of the managed services on the page of what may have them, a building or a neighbourhood: what tells one
 * service from another, and whether it is assigned there.
 */
export const managedServiceColumns = {
  name: { flex: 2, main: true },
  assigned: { width: 110 },
  category: { flex: 1 },
  provider: { flex: 1 },
  phone: { width: 150 },
} as const;
