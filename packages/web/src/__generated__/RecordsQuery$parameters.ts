/**
 * @generated SignedSource<<18ac6c0d6a3e06603fdc22e17969abe2>>
 * @relayHash 1c1a3081cc1a1d64ba9eae5605e4da33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd96ea28324b7411f356068860866f8af547ca0f6dd6ac096289c56663d4752b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd96ea28324b7411f356068860866f8af547ca0f6dd6ac096289c56663d4752b",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
