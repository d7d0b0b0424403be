/** Words of what is known of those at a table of the server: whether they are there, and how they are rated. */
export const company = {
  'plate.away': 'away',
  'plate.rating': 'Rating {rating}',
  'plate.rating.guess': 'Rating {rating}, provisional',
  'rating.change': '{before} → {after} ({by})',
  'rating.change.heard': 'Rating {before}, now {after}',
  'seen.by': 'Point of view',
  'seen.by.all': 'everybody',
  'seen.by.named': 'Point of view: {name}',
} as const;
