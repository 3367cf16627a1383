/**
 * @generated SignedSource<<926abaeff9100c36eca1090375da5c2c>>
 * @relayHash 9bcba1f94bf34e8485f776000cb4989b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32509574fbc19d369f4c1c3d5b53830d2cf3d582ac91fee4121d6526064ddd17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExerciseQuery } from './ExerciseQuery.graphql';

const node: PreloadableConcreteRequest<ExerciseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32509574fbc19d369f4c1c3d5b53830d2cf3d582ac91fee4121d6526064ddd17",
    "metadata": {},
    "name": "ExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
