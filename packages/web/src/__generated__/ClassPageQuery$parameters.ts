/**
 * @generated SignedSource<<b1a06469b9c7842b83dc3ded28c83902>>
 * @relayHash 57367bd20023e667e8d73f9e8c901f9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 646b5879d6d813e38cf37927d3985275687e6d18e889df6447cf171a23cf612d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassPageQuery } from './ClassPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "646b5879d6d813e38cf37927d3985275687e6d18e889df6447cf171a23cf612d",
    "metadata": {},
    "name": "ClassPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
