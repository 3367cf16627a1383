/**
 * @generated SignedSource<<84fa65b625f498bdf4a9008c798b2e38>>
 * @relayHash 2fc1ac664b60eb874d22039ea2490bf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a559f8e5951968b590799526288c980239e11b6266298038c68969c474c5356e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExerciseQuery } from './ExerciseQuery.graphql';

const node: PreloadableConcreteRequest<ExerciseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a559f8e5951968b590799526288c980239e11b6266298038c68969c474c5356e",
    "metadata": {},
    "name": "ExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
