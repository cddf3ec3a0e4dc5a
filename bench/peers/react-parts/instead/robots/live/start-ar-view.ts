export const startArView = () => Promise.reject(new Error('no robot comes to life here'));
