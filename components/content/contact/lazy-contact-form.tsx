'use client';

import dynamic from 'next/dynamic';

/** The form in a chunk of its own, with its rules (docs/adr/0002). */
export const LazyContactForm = dynamic(() => import('./contact-form').then((file) => file.ContactForm));
