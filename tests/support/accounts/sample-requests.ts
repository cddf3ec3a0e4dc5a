/** A robot as its buyer registers it. */
export const purchase = {
  product: 'flagshipMegatron',
  serial_number: 'KM36-0012-3456',
  purchased_on: '2026-11-01',
  dealer: 'KINETRA shop',
};

/** A service request, without the address of its sender. */
export const serviceRequest = {
  reason: 'repair' as const,
  name: 'Robin Sample',
  product: 'flagshipMegatron',
  serial_number: 'KM36-0012-3456',
  order_number: '',
  description: 'The left knee no longer bends.',
};
