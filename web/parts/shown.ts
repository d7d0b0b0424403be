/** An event on something that is to be looked at: whatever scrolls or pans brings it into sight. */
export const SHOWN = 'shown';
