/**
 * @generated SignedSource<<e71788e841322bfa31a1cdab5e3bb6cc>>
 * @relayHash 5cfbd2830b9cd10a6c4326e5497ba763
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b54d45d4cc8bd730ea13bdc9169158be0600529a14fb87fe8dd1470810c70cf7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b54d45d4cc8bd730ea13bdc9169158be0600529a14fb87fe8dd1470810c70cf7",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
