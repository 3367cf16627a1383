/**
 * @generated SignedSource<<37d542d0272a4791219dc99c7428abe7>>
 * @relayHash 93ef9f736b271f2c7a87229a9a9428ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 583bfe80fcea8aed39205ee9e496967c4f1aba58ffc9346542e166418f5d8612

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EverybodysLogQuery } from './EverybodysLogQuery.graphql';

const node: PreloadableConcreteRequest<EverybodysLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "583bfe80fcea8aed39205ee9e496967c4f1aba58ffc9346542e166418f5d8612",
    "metadata": {},
    "name": "EverybodysLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
