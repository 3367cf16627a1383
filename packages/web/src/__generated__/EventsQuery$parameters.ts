/**
 * @generated SignedSource<<fbb2ecea44b606e83cb8b61dba926230>>
 * @relayHash 32b3438d77ddef5b120d33d166588cf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b11437c8716f3940d76ad362544208549faf0c907eb02e9f845edeaf3f969de5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b11437c8716f3940d76ad362544208549faf0c907eb02e9f845edeaf3f969de5",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
