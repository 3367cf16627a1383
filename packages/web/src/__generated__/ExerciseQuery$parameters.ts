/**
 * @generated SignedSource<<1909f72ad013441e5cfd4bf27391a35a>>
 * @relayHash 4d0550f9d5f2541cce2ee5791e740e86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cf0e7e0209a362fbdb55c8ebf4646bf53e8bddbfe2e65201631eb916cf9094d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExerciseQuery } from './ExerciseQuery.graphql';

const node: PreloadableConcreteRequest<ExerciseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cf0e7e0209a362fbdb55c8ebf4646bf53e8bddbfe2e65201631eb916cf9094d",
    "metadata": {},
    "name": "ExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
