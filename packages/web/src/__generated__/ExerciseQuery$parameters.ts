/**
 * @generated SignedSource<<195daa7264d0e45c97c753ce9c6d1889>>
 * @relayHash 57424c1984f4d6c05bf83865e4f108e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 157097e783e160271a30ada99badcd2f60204022be0bf39f4f2a6f423fbd189c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExerciseQuery } from './ExerciseQuery.graphql';

const node: PreloadableConcreteRequest<ExerciseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "157097e783e160271a30ada99badcd2f60204022be0bf39f4f2a6f423fbd189c",
    "metadata": {},
    "name": "ExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
