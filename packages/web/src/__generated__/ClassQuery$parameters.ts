/**
 * @generated SignedSource<<2b9359a1effc8459c83052880d5c5e2f>>
 * @relayHash ea486a461166cf6a3cf3e6ef4d06d489
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcb19aff4086e14b4fc014464daf9143de4e37aac7491dba20e06b91a247173c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassQuery } from './ClassQuery.graphql';

const node: PreloadableConcreteRequest<ClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcb19aff4086e14b4fc014464daf9143de4e37aac7491dba20e06b91a247173c",
    "metadata": {},
    "name": "ClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
