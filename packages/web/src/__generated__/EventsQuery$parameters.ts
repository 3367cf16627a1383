/**
 * @generated SignedSource<<3adf1bae9db9e7ab6ba81828f1e3096e>>
 * @relayHash fe2e0e2a0cd8bcfc892f287468297377
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ffb685a747bbc0789120eee29074ea59ae5075da59d46953595d38a29423523

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ffb685a747bbc0789120eee29074ea59ae5075da59d46953595d38a29423523",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
