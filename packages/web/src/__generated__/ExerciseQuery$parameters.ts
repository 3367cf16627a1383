/**
 * @generated SignedSource<<333f1ad5aea462adcd5db81c7de1cc68>>
 * @relayHash 331a963a177b21bf61ad9b5a40a3f84b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f8ce1fc251d29b5bf67559433caac323985e880aed409aa5d62549d98625b17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExerciseQuery } from './ExerciseQuery.graphql';

const node: PreloadableConcreteRequest<ExerciseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f8ce1fc251d29b5bf67559433caac323985e880aed409aa5d62549d98625b17",
    "metadata": {},
    "name": "ExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
