/**
 * @generated SignedSource<<a2b8aebacdc304cc6967a4c609e766fa>>
 * @relayHash 012cee4dac417ad1e8e197647173b3fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5a6321d8900eb6293603716facd8035efdbe47387eba40c76d936585200bc2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExerciseQuery } from './ExerciseQuery.graphql';

const node: PreloadableConcreteRequest<ExerciseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5a6321d8900eb6293603716facd8035efdbe47387eba40c76d936585200bc2e",
    "metadata": {},
    "name": "ExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
