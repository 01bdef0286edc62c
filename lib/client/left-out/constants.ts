import type { NEXT_NAV_DEPLOYMENT_ID_HEADER as Header } from 'next/dist/lib/constants';

/** The only one of the framework's constants that its router uses in a browser. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER: typeof Header = 'x-nextjs-deployment-id';
