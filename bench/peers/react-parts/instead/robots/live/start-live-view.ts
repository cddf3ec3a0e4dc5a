export const startLiveView = () => Promise.reject(new Error('no robot comes to life here'));
