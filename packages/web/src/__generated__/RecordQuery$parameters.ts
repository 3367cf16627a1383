/**
 * @generated SignedSource<<adda0f5c2d58771d2470d6cad77a5470>>
 * @relayHash 8d806f015992d6dc51e78a13da678689
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb3786719c39ca58b15aca6ec6033fb37f04a63060cd16457e63b5805c002b68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb3786719c39ca58b15aca6ec6033fb37f04a63060cd16457e63b5805c002b68",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
