export const programmingSlug = 'programming';

/** Parameter of its address: the slug of the product page of the robot. */
export const robotParameter = 'robot';

/** Start of a URL fragment that holds a program, on the page about programming and on product pages. */
export const programPrefix = '#program=';
