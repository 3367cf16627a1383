/**
 * @generated SignedSource<<e995e39409c2d52b83f8560ab59c281b>>
 * @relayHash d7a9ee9507b134d16460039eb70ae5c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df5bb2720590410f02ac9496c0f9f351fa403a5576a22cb46ed2da3f582f62f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df5bb2720590410f02ac9496c0f9f351fa403a5576a22cb46ed2da3f582f62f6",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
