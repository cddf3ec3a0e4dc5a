export const startLivePlay = () => Promise.reject(new Error('no robot comes to life here'));
