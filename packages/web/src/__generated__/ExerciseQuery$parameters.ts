/**
 * @generated SignedSource<<9b65ad5abad7a80d6cb8fddd6e339cf3>>
 * @relayHash 5d2451efbb37edd2f3845421bc93dc0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd67fec5694ed25a19b6bbc9c00a1a65019068ac3b723e4c071c261b08ae2442

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExerciseQuery } from './ExerciseQuery.graphql';

const node: PreloadableConcreteRequest<ExerciseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd67fec5694ed25a19b6bbc9c00a1a65019068ac3b723e4c071c261b08ae2442",
    "metadata": {},
    "name": "ExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
