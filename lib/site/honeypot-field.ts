/**
 * Name of the honeypot, a hidden field in the forms that visitors write with; only programs fill it in. No browser and no password manager
 * knows the name: they would fill in one like `website`, and honest people would look like programs.
 */
export const honeypotField = 'topic_b';
