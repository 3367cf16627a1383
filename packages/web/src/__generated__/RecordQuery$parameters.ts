/**
 * @generated SignedSource<<b68403ef3e45bc8c23edd54bdd421684>>
 * @relayHash 819f6d3b1cbbec1ebc38460560d27496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63002f29548e4d23736d4fca3411ea0741f1097c7e32f604193f06ce8b60931d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63002f29548e4d23736d4fca3411ea0741f1097c7e32f604193f06ce8b60931d",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
