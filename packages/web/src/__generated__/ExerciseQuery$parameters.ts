/**
 * @generated SignedSource<<3fd62a4d23056c036c78a87ca85def49>>
 * @relayHash 841c0f695fd62c3a1f436c083504a8e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49e2103acca0d719a7c3c13ea47619659525f8b81b58ebbb2823b2cede817263

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExerciseQuery } from './ExerciseQuery.graphql';

const node: PreloadableConcreteRequest<ExerciseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49e2103acca0d719a7c3c13ea47619659525f8b81b58ebbb2823b2cede817263",
    "metadata": {},
    "name": "ExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
