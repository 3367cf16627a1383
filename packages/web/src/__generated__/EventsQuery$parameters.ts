/**
 * @generated SignedSource<<81dfccb084d57cf7767b9f0cac6fb398>>
 * @relayHash eb4ee32a09fcf86aac6066b098296199
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 385f558796aa8cb564bada84800b06f0e4f2340a7b0f0dae156bb2b6b52d53ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventsQuery } from './EventsQuery.graphql';

const node: PreloadableConcreteRequest<EventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "385f558796aa8cb564bada84800b06f0e4f2340a7b0f0dae156bb2b6b52d53ea",
    "metadata": {},
    "name": "EventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
