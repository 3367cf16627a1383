/**
 * @generated SignedSource<<a117bf064f221fdc101e96ca49fd3d64>>
 * @relayHash 402cd18d12d40f2deceefcf5f6528953
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d951522662d9001672c32cf719b07a23b7848d59bb54b0dad165918c8fce79e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExerciseQuery } from './ExerciseQuery.graphql';

const node: PreloadableConcreteRequest<ExerciseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d951522662d9001672c32cf719b07a23b7848d59bb54b0dad165918c8fce79e1",
    "metadata": {},
    "name": "ExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
