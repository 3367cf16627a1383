/**
 * @generated SignedSource<<6fd45cb84de79a11fcc87de771ea934d>>
 * @relayHash b570887089d7143ee4296a77d1668753
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2323b51049adfbf465c41fc862dbe2e225d750db9b6a8693786c2ec9b8baedcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2323b51049adfbf465c41fc862dbe2e225d750db9b6a8693786c2ec9b8baedcc",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
