/**
 * @generated SignedSource<<aa6e86ea92aa6a1039f2e39c1ddd9bb1>>
 * @relayHash 34e22210e8a9eef189c3c8ec3407bb50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffe8dfce169df885cbc3371f629258d7c10048406c7c079ff10cf3035b80153f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExerciseQuery } from './ExerciseQuery.graphql';

const node: PreloadableConcreteRequest<ExerciseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ffe8dfce169df885cbc3371f629258d7c10048406c7c079ff10cf3035b80153f",
    "metadata": {},
    "name": "ExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
