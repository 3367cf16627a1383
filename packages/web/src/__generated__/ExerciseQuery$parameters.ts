/**
 * @generated SignedSource<<5a2aa2ada2b56f028b628b1e19d067b5>>
 * @relayHash 545ab0ae69a99ab63234db2934560c16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac77a67d647a7ca2e4c644f4e00785a08d16a97934119239e7593b3b8db4a79d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExerciseQuery } from './ExerciseQuery.graphql';

const node: PreloadableConcreteRequest<ExerciseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac77a67d647a7ca2e4c644f4e00785a08d16a97934119239e7593b3b8db4a79d",
    "metadata": {},
    "name": "ExerciseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
